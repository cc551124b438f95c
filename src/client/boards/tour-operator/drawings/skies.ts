import type { CityId } from '../../../../games/tour-operator/table.ts';

const SKIES: Readonly<Record<CityId, 'rose' | 'gold' | 'aqua' | 'sand' | 'ice'>> = {
  ATH: 'rose',
  BCN: 'rose',
  BER: 'rose',
  BKK: 'gold',
  BUE: 'aqua',
  CAI: 'sand',
  CNS: 'aqua',
  CPT: 'sand',
  DPS: 'aqua',
  DXB: 'gold',
  HAV: 'aqua',
  INN: 'rose',
  IST: 'rose',
  KTM: 'gold',
  KYO: 'gold',
  LON: 'rose',
  MIL: 'rose',
  NBO: 'sand',
  NYC: 'aqua',
  RAK: 'sand',
  REK: 'ice',
  RIO: 'aqua',
  ROM: 'rose',
  YVR: 'aqua',
  ZQN: 'ice',
};

/** The sky a city's poster has, as the name of a colour. */
export function skyOf(city: CityId): string {
  return `var(--sky-${SKIES[city]})`;
}

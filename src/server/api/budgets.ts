import { isIPv6 } from 'node:net';
import type { Limits } from '../limits.ts';
import { Buckets } from './buckets.ts';

/** What may be used at once: as much as in so many seconds. */
const AT_ONCE = 10;

/** How often an address is refused something before it is often. */
const REFUSALS = { most: 100, aSecond: 10 };

/** Who pays for something: an address, and the guest's token where there is one. */
export interface Payer {
  readonly address: string;
  readonly token?: string | undefined;
}

/** What sessions and addresses may use of this process, over all their sockets and requests. */
export class Budgets {
  private readonly tokens: Buckets;
  private readonly addresses: Buckets;
  private readonly refusals: Buckets;

  constructor({ rate, crowd }: Pick<Limits, 'rate' | 'crowd'>, clock: () => number) {
    const aSecond = rate / 60;
    this.tokens = new Buckets({ aSecond, most: aSecond * AT_ONCE }, clock);
    this.refusals = new Buckets(REFUSALS, clock);
    this.addresses = new Buckets({ aSecond: aSecond * crowd, most: aSecond * AT_ONCE * crowd }, clock);
  }

  /** How long somebody must wait before the next thing, in ms. */
  wait({ address, token }: Payer): number {
    return Math.max(this.addresses.wait(address), token === undefined ? 0 : this.tokens.wait(token));
  }

  pay({ address, token }: Payer, units: number): void {
    this.addresses.use(address, units);
    if (token !== undefined) this.tokens.use(token, units);
  }

  /** Somebody is refused something; whether their address was refused again and again lately. */
  refuse({ address }: Payer): boolean {
    const isOften = this.refusals.wait(address) > 0;
    if (!isOften) this.refusals.use(address, 1);
    return isOften;
  }

  /** Pays for what an address is sent without having asked for it just now. */
  payForNews({ address }: Payer, units: number): void {
    this.addresses.use(address, units);
  }

  /** Whether an address goes on using what it has not. */
  isOverdrawn({ address }: Payer): boolean {
    return this.addresses.isOverdrawn(address);
  }
}

/** An address as it counts: one who has an IPv6 address usually has all 2⁶⁴ that begin the same, and some proxies name a port. */
export function countedAddress(named: string): string {
  const ip = /^\[(.*)\](?::\d+)?$/.exec(named)?.[1] ?? /^([\d.]+):\d+$/.exec(named)?.[1] ?? named;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

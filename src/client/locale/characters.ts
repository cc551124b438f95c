// What bots with a style of their own are called. Apart from the other words, as few pages name them.
import type { Language } from '../../kernel/index.ts';

interface Characters {
  /** The label of the choice. */
  readonly style: string;
  /** No style of its own. */
  readonly none: string;
  readonly names: Readonly<Record<string, string>>;
}

export const CHARACTERS: Readonly<Record<Language, Characters>> = {
  en: {
    style: 'Style',
    none: 'No particular style',
    names: {
      careful: 'Careful',
      daring: 'Daring',
      builder: 'Far-sighted',
      aggressive: 'Aggressive',
      defensive: 'Defensive',
      balanced: 'Balanced',
      opportunistic: 'Opportunistic',
    },
  },
  da: {
    style: 'Stil',
    none: 'Ingen særlig stil',
    names: {
      careful: 'Forsigtig',
      daring: 'Dristig',
      builder: 'Langsigtet',
      aggressive: 'Aggressiv',
      defensive: 'Defensiv',
      balanced: 'Afbalanceret',
      opportunistic: 'Opportunistisk',
    },
  },
  fr: {
    style: 'Style',
    none: 'Sans style particulier',
    names: {
      careful: 'Prudence',
      daring: 'Audace',
      builder: 'Long terme',
      aggressive: 'Attaque',
      defensive: 'Défense',
      balanced: 'Équilibre',
      opportunistic: 'Opportunisme',
    },
  },
  de: {
    style: 'Stil',
    none: 'Kein besonderer Stil',
    names: {
      careful: 'Vorsichtig',
      daring: 'Wagemutig',
      builder: 'Vorausschauend',
      aggressive: 'Aggressiv',
      defensive: 'Defensiv',
      balanced: 'Ausgewogen',
      opportunistic: 'Opportunistisch',
    },
  },
};

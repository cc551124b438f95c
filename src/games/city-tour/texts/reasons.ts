// What is to be expected of a day, and why one move is better than another, by how the days ended that were tried, and what the features say of it soon after.
import { type Language, type Reasons, reasonFrom } from '../../../kernel/index.ts';

/** Less is not worth a word: travellers, and days of a hundred on which the objective gets out of reach. */
const LEAST = 0.5;
const SITES = 0.25;
const REACH = 0.03;

export const REASONS: Readonly<Record<Language, Reasons>> = {
  en: {
    ends: count => `about ${count === 1 ? '1 traveller' : `${count} travellers`} delivered in all`,
    points: reasonFrom(LEAST, count => `brings ${count === 1 ? 'one more traveller' : `${count} more travellers`} to the sites by the end`),
    aboard: reasonFrom(LEAST, 'picks up passengers for a site ahead'),
    useless: reasonFrom(LEAST, 'picks up fewer passengers with nowhere to go'),
    ahead: reasonFrom(SITES, 'keeps more sites within reach'),
    fans: reasonFrom(LEAST, 'brings more fans aboard'),
    voyageurs: reasonFrom(LEAST, 'brings Globetrotters aboard'),
    signs: reasonFrom(LEAST, 'takes you to a detour sign'),
    reach: reasonFrom(REACH, 'keeps the objective within reach'),
    settled: () => 'wins the day',
  },
  da: {
    ends: count => `omkring ${count} rejsende ved seværdighederne til sidst`,
    points: reasonFrom(LEAST, count => `bringer i alt ${count === 1 ? 'én rejsende' : `${count} rejsende`} mere frem`),
    aboard: reasonFrom(LEAST, 'samler passagerer til en seværdighed forude'),
    useless: reasonFrom(LEAST, 'tager færre passagerer uden rejsemål med'),
    ahead: reasonFrom(SITES, 'holder flere seværdigheder inden for rækkevidde'),
    fans: reasonFrom(LEAST, 'får flere fans om bord'),
    voyageurs: reasonFrom(LEAST, 'får Grands Voyageurs om bord'),
    signs: reasonFrom(LEAST, 'fører jer til et omkørselsskilt'),
    reach: reasonFrom(REACH, 'holder målet inden for rækkevidde'),
    settled: () => 'vinder dagen',
  },
  fr: {
    ends: count => `environ ${count < 2 ? `${count} voyageur` : `${count} voyageurs`} à bon port à la fin`,
    points: reasonFrom(LEAST, count => `mène en tout ${count === 1 ? 'un voyageur' : `${count} voyageurs`} de plus à bon port`),
    aboard: reasonFrom(LEAST, 'réunit des passagers pour un site à venir'),
    useless: reasonFrom(LEAST, 'fait monter moins de passagers sans destination'),
    ahead: reasonFrom(SITES, 'garde plus de sites à portée'),
    fans: reasonFrom(LEAST, 'fait monter plus de fans'),
    voyageurs: reasonFrom(LEAST, 'fait monter des Grands Voyageurs'),
    signs: reasonFrom(LEAST, 'vous mène à un panneau Déviation'),
    reach: reasonFrom(REACH, 'garde l’objectif à portée'),
    settled: () => 'gagne la journée',
  },
  de: {
    ends: count => `am Ende etwa ${count === 1 ? 'eine Person' : `${count} Reisende`} angekommen`,
    points: reasonFrom(LEAST, count => `lässt insgesamt ${count === 1 ? 'eine Person' : `${count} Reisende`} mehr ankommen`),
    aboard: reasonFrom(LEAST, 'sammelt Fahrgäste für einen der nächsten Orte'),
    useless: reasonFrom(LEAST, 'nimmt weniger Fahrgäste ohne Ziel mit'),
    ahead: reasonFrom(SITES, 'hält mehr Orte in Reichweite'),
    fans: reasonFrom(LEAST, 'bringt mehr Fans an Bord'),
    voyageurs: reasonFrom(LEAST, 'bringt Grands Voyageurs an Bord'),
    signs: reasonFrom(LEAST, 'führt euch zu einem Umleitungsschild'),
    reach: reasonFrom(REACH, 'hält das Tagesziel in Reichweite'),
    settled: () => 'gewinnt den Tag',
  },
};

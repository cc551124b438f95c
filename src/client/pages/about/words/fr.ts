import type { AboutWords } from './en.ts';

const counted = (days: number) => `${days} ${days < 2 ? 'jour' : 'jours'}`;

export const fr: AboutWords = {
  title: 'Vie privée et crédits',
  lead: 'Ce que Tabletour conserve, combien de temps, et à qui l’on doit quoi.',
  device: 'Sur cet appareil',
  deviceText:
    'Les parties locales, les réglages, les leçons et les résultats sont enregistrés dans ce navigateur et nulle part ailleurs. Vous pouvez les exporter dans « Mes parties » et les effacer dans les réglages du navigateur.',
  server: 'Sur le serveur',
  serverText: [
    'Seulement si vous jouez en ligne : le nom choisi, un cookie qui reconnaît ce navigateur pendant un an, les tables où vous avez joué avec les coups et la discussion, vos tours du jour et vos résultats classés.',
    'Si vous avez activé les alertes : l’adresse du service de notification de votre navigateur ou de votre webhook.',
    'Les adresses des visiteurs servent à limiter les abus. Elles restent en mémoire vive et ne sont pas journalisées.',
    'Il n’y a ni mesure d’audience ni publicité, et rien n’est chargé depuis d’autres sites.',
  ],
  keeping: 'Durée de conservation',
  keptFinished: days =>
    days === undefined
      ? 'Les tables terminées, leur discussion et les signalements à leur sujet : jusqu’à ce que vous supprimiez vos données, ou que les responsables du serveur les suppriment.'
      : `Les tables terminées, leur discussion et les signalements à leur sujet : ${counted(days)}. Les résultats des parties classées et du tour du jour restent. Les parties gardées dans « Mes parties » restent sur votre appareil.`,
  keptGuests: days =>
    days === undefined
      ? 'Votre nom et votre session : jusqu’à ce que vous supprimiez vos données.'
      : `Votre nom et votre session : jusqu’à ${counted(days)} d’absence, ou jusqu’à ce que vous supprimiez vos données.`,
  keptUnknown: 'Le serveur est injoignable ; c’est lui qui dit combien de temps il conserve les données.',
  reports:
    'Si quelqu’un vous signale, ou si vous signalez quelqu’un : le motif, le message et la table, pour les responsables du serveur seulement.',
  collection: 'Si toute la table était d’accord : la partie terminée, sans noms, dans la collection ouverte.',
  forget: 'Supprimer mes données',
  forgetText:
    'Ferme votre session sur tous les appareils, confie vos places à des bots et retire de ce serveur votre nom, vos messages et l’adresse pour vous prévenir. Les résultats restent, sans nom. C’est définitif.',
  sure: 'Supprimer vraiment tout ce que ce serveur sait de vous ?',
  gone: 'C’est fait. Ce serveur ne sait plus rien de vous.',
  unknown: 'Ce serveur ne sait rien de vous.',
  programs: 'Pour les programmeurs : l’API de ce serveur',
  credits: 'Crédits',
  creditsText: [
    'Tabletour est gratuit et son code est ouvert. Les règles sont racontées avec nos mots ; images, textes et programme sont notre travail.',
    'Around the World in 80 Days, Tour Operator, Bodensee Tourismus, On Tour: Paris et City Tour sont des jeux de leurs auteurs et éditeurs. Les noms et les marques leur appartiennent ; ils ne participent pas à ce site.',
    'Polices : Jost, Figtree et Limelight, sous licence SIL Open Font License.',
    'Carte de Paris : contours d’après les limites des arrondissements de la Ville de Paris (opendata.paris.fr), sous licence ODbL, simplifiés. Nous avons dessiné nous-mêmes les autres cartes.',
  ],
};

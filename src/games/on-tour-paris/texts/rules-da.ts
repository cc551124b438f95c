// The rulebook in Danish.
import type { Language } from './sentences.ts';

/** The headings of the sections. */
export const SECTIONS: Language['sections'] = {
  'OT-1': 'Begreber',
  'OT-2': 'Opstilling',
  'OT-3': 'Turen',
  'OT-4': 'Hvor tallene skal stå',
  'OT-5': 'Stjerner',
  'OT-6': 'Kryds',
  'OT-7': 'De sidste ture',
  'OT-8': 'Ruten',
  'OT-9': 'Bateaux Mouches',
  'OT-10': 'Point',
  'OT-11': 'Planlægning',
};

/** What every clause says. */
export const RULES: Language['rules'] = {
  'OT-1.1': ({ content }) =>
    `Hvert arrondissement har to jazzklubber. En klub er tom eller rummer et tal, en stjerne eller et kryds; tal og stjerner kan have en cirkel. Det skrevne bliver stående.${content ? ' Planen er bordets egen.' : ''}`,
  'OT-1.2': 'Hvert arrondissement ligger nord eller syd for Seinen og enten i Vest, Centrum eller Øst.',
  'OT-1.3': 'En klub hører til begge sit arrondissements områder.',
  'OT-1.4': 'Et kort viser et område og et arrondissement, som ligger i det.',
  'OT-1.5':
    'To terninger danner to tal, med den ene eller den anden forrest. Nullet skrives med: 0 og 7 giver 07 og 70, og 07 tæller som syv.',
  'OT-1.6': 'To ens terninger giver aldrig tal.',
  'OT-2.1': 'Under opstillingen slås to ens om.',
  'OT-2.2': 'Det laveste tal hører til det første kort, det højeste til det andet.',
  'OT-2.3': 'Hver spiller vælger selv, hvilken klub i netop det arrondissement der får tallet; kortets område betyder intet her.',
  'OT-2.4': 'Er den ene klub optaget, går tallet til den anden.',
  'OT-2.5': 'Alle tal fra opstillingen får en cirkel.',
  'OT-2.6': 'Opstillingen er to slag med to kort til hvert.',
  'OT-2.7': 'De fire kort fra opstillingen er ude af spillet for altid.',
  'OT-2.8': 'Alle skriver, før næste kort trækkes.',
  'OT-3.1': 'Med mindst tre tomme klubber vendes tre kort, og derefter slås begge terninger. De gælder for alle.',
  'OT-3.2': 'Er bunken tom, bliver de kasserede kort til en ny bunke.',
  'OT-3.3': 'Medmindre turen giver en stjerne, skriver alle begge tal i hver sin tomme klub.',
  'OT-3.4': 'Når alle er færdige, kasseres de tre kort.',
  'OT-3.5': 'Efter hver tur går terningerne videre med uret. Den, der har dem, slår for alle.',
  'OT-3.6': 'Efter hvert trin har alle planer lige mange tomme klubber.',
  'OT-3.7': ({ openBoards }) =>
    `Alle skriver samtidig og i hemmelighed. Når den sidste er færdig, føres alt ind${openBoards === 'end' ? '; de andres planer vises først til slut' : ' og vises på én gang'}.`,
  'OT-4.1': 'Hvert tal bruger et af de tre kort; de to tal bruger hver sit.',
  'OT-4.2': 'Klubben skal ligge i det område, kortet viser.',
  'OT-4.3': 'Et tal får en cirkel, når klubben ligger i arrondissementet på netop det kort, tallet bruger.',
  'OT-4.4': 'Cirklen kommer af sig selv og kan ikke vælges fra.',
  'OT-4.5': 'Begge tal kan bruge ethvert af kortene i valgfri rækkefølge, og begge må stå i samme arrondissement.',
  'OT-4.6': 'Mens du skriver, er du ikke bundet af nogen talfølge.',
  'OT-5.1': 'Tre kort fra samme område eller to ens: Alle tegner én stjerne og skriver intet tal.',
  'OT-5.2': 'Stjernen tegnes i en tom klub i området på et hvilket som helst af de tre kort.',
  'OT-5.3': 'En stjerne får cirkel, hvis et af de tre kort viser klubbens arrondissement.',
  'OT-5.4': 'Ved tre kort fra samme område slås terningerne, men de bruges ikke.',
  'OT-6.1': 'Kun for et tal eller en stjerne, der ikke er plads til, sætter du et kryds i en tom klub.',
  'OT-6.2': 'Tal skrives før kryds. Et kryds får aldrig cirkel, og ingen rute må gå gennem det.',
  'OT-6.3': ({ xPlace }) =>
    xPlace === 'cardRegions'
      ? 'Et kryds står så vidt muligt i et område fra kortene på bordet, ellers i enhver tom klub.'
      : 'Et kryds må stå i enhver tom klub. Er det aftalt, står det så vidt muligt i et område fra kortene på bordet.',
  'OT-6.4': 'Er der kun plads til det ene tal, vælger du hvilket.',
  'OT-6.5': ({ xRule }) =>
    xRule === 'strict'
      ? 'Er der plads til begge tal, skal det første levne plads til det andet. Er det aftalt, gælder det ikke.'
      : 'Det første tal behøver ikke levne plads til det andet.',
  'OT-6.6': 'En stjerne, der ikke er plads til, bliver til ét kryds.',
  'OT-6.7': ({ xRule }) =>
    `Er der ikke plads til noget, sætter du to kryds. Er der kun plads til ét tal, skriver du det og sætter kryds for det andet. ${xRule === 'voluntary' ? 'Du må' : 'Er det aftalt, må du'} også sætte kryds for et tal, der er plads til.`,
  'OT-7.1': 'Med en eller to tomme klubber vendes ingen kort; der slås kun med terningerne.',
  'OT-7.2': 'To tomme klubber og ikke to ens: ét tal i hver, som du vil.',
  'OT-7.3': 'Én tom klub og ikke to ens: Skriv et af slagets to tal; det andet går tabt.',
  'OT-7.4': 'To tomme klubber og to ens: en stjerne i en af dem og derefter endnu en sidste tur.',
  'OT-7.5': 'Én tom klub og to ens: en stjerne i den.',
  'OT-7.6': 'I de sidste ture er der hverken cirkler eller kryds.',
  'OT-7.7': 'De sidste ture bruger ingen kort, og intet område binder dig.',
  'OT-8.1': 'Når alle klubber er fyldt, tegner hver spiller én rute.',
  'OT-8.2': 'En rute er en række forskellige klubber og begynder hvor som helst. Den må være tom.',
  'OT-8.3': 'En rute går aldrig gennem et kryds.',
  'OT-8.4': 'Fra klub til klub følger ruten en linje på planen eller tager båden; der er ingen anden vej over Seinen.',
  'OT-8.5': 'Intet tal må være lavere end det sidste tal før det, uanset stjerner imellem.',
  'OT-8.6': 'Stjerner passer overalt: først, sidst eller flere i træk.',
  'OT-8.7': 'Ingen klub besøges to gange.',
  'OT-8.8': ({ routeMode }) =>
    routeMode === 'auto'
      ? 'Den bedste mulige rute tegnes for alle.'
      : 'Du tegner selv din rute, og bagefter vises den bedste mulige. Er det aftalt, tegnes den bedste for alle.',
  'OT-8.9': 'Ruten tegnes klub for klub i hemmelighed og slutter, når du selv afleverer den.',
  'OT-9.1': 'Båden sejler fra en anløbsbro ved den klub, du er i, til en anden anløbsbro, og ruten fortsætter i en klub dér.',
  'OT-9.2': 'Båden kan krydse floden eller blive ved sin bred.',
  'OT-9.3': 'En sejltur giver ét point for hvert trin langs anløbsbroerne, i begge retninger: C til D giver 1, A til I giver 8.',
  'OT-9.4': 'Talfølgen gælder også hen over en sejltur.',
  'OT-9.5': 'En rute kan have flere sejlture, altid med en klub imellem, og den hverken begynder eller slutter med en.',
  'OT-9.6': ({ dockUse }) =>
    dockUse === 'once'
      ? 'En rute bruger hver anløbsbro til én sejltur.'
      : 'Anløbsbroer må bruges igen og igen. Er det aftalt, bruger en rute hver anløbsbro til én sejltur.',
  'OT-9.7': 'Forbinder både en linje og en båd de samme klubber, vælger du.',
  'OT-9.8': 'Ingen er tvunget til at sejle.',
  'OT-10.1': ({ tieBreak }) =>
    `Ét point for hver klub på ruten. Den med flest point vinder${tieBreak === 'detailed' ? '; står det lige, flest klubber, så flest cirkler, længste sejlture, færrest kryds' : '; står det lige, deles sejren'}.`,
  'OT-10.2': 'Ét mere for hvert tal og hver stjerne med cirkel på ruten.',
  'OT-10.3': 'Dertil længden af hver sejltur.',
  'OT-10.4': 'Hvad der ikke er på ruten, tæller ikke.',
  'OT-11.1': 'Du må altid skitsere og ændre en rute; kun du ser den.',
  'OT-11.2': ({ routeAid }) =>
    ({
      none: 'Skitsen bliver ladt i fred.',
      validate: 'Skitsen bliver kontrolleret og talt op.',
      optimum: 'Skitsen bliver kontrolleret og talt op, og den hidtil bedste rute vises.',
    })[routeAid],
  'OT-11.3': 'Skitser og hjælp ændrer ingen regler og gemmes ikke.',
};

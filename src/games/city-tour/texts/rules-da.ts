// Regelbogen på dansk.
import type { Rule } from '../../../kernel/index.ts';
import type { Agreement } from '../agreement.ts';
import type { ClauseId } from '../rulebook.ts';

const list = new Intl.ListFormat('da');
const voting = (voters: Agreement['voters']) => {
  if (voters === 'all') return '';
  return voters.length > 0 ? ` Kun ${list.format(voters.map(seat => `spiller ${seat + 1}`))} har stemme.` : ' Ingen har stemme.';
};

export const sections = {
  'CT-1': 'Generelt',
  'CT-2': 'Opstilling',
  'CT-3': 'Turen',
  'CT-4': 'Kørslen',
  'CT-5': 'Rejsende',
  'CT-6': 'Seværdigheder',
  'CT-7': 'Dagens afslutning',
  'CT-8': 'Kampagnen',
  'CT-9': 'Niveau 2: uanmeldt kontrol',
  'CT-10': 'Niveau 3: tvungen rute',
  'CT-11': 'Niveau 4: Grands Voyageurs i byen',
  'CT-12': 'Egne dage',
};

export const rules: Readonly<Record<ClauseId, Rule<Agreement>>> = {
  'CT-1.1':
    'Hver brik har to adskilte veje, og rammen har sine egne veje. At passere et bogstav er at køre ad dets rammevej over mærket på midten. Fans i bussen er også passagerer.',
  'CT-1.2': 'I vinder eller taber sammen og må tale om alt.',
  'CT-2.1': 'Fire rammestykker omgiver en tom by på fire gange fire felter.',
  'CT-2.2': 'Hver dag starter bussen tom på det grønne felt ved siden af A.',
  'CT-2.3': 'De 32 vejbrikker ligger med bagsiden opad i to stakke på 16.',
  'CT-2.4':
    'Forrådet har elleve figurer i hver af farverne grøn, orange og blå. De to hvide fans bliver i æsken, medmindre Stadion-kortet er med.',
  'CT-2.5': 'Dagens seværdigheder står bag de bogstaver, kortet viser, højst én bag hvert.',
  'CT-2.6': 'Dagskortet ligger ved udkørslen med sit mål, ekstra kort ved siden af. Det, der ikke bruges, bliver i æsken.',
  'CT-2.7': 'Én spiller begynder, derefter går turen med uret.',
  'CT-2.8': 'Ingen kender stakkenes rækkefølge: En brik vælges tilfældigt, når den afsløres. Ellers afgør heldet kun, hvem der begynder.',
  'CT-3.1': ({ piles }) =>
    `En tur åbner med den øverste brik fra hver stak, synlig for alle. ${piles === 'open' ? 'Stakkene ligger åbent, så de to næste ses også' : 'Ligger stakkene åbent, ses også de to næste'}.`,
  'CT-3.2': 'Vælg en af de to brikker, drej den, som du vil, og læg den på det tomme felt lige foran bussen; intet andet felt er tilladt.',
  'CT-3.3': 'Enhver brik passer i enhver drejning.',
  'CT-3.4': 'Den anden brik er ude af spillet.',
  'CT-3.5': 'En lagt brik flyttes aldrig mere, og trækket kan ikke fortrydes.',
  'CT-3.6': 'Når brikken er lagt, kører bussen, og alt på vejen afgøres i rækkefølge; derefter har den næste spiller tur.',
  'CT-3.7': 'Ingen må springe sin tur over, trække fra kun én stak eller kigge på flere brikker.',
  'CT-4.1':
    'Bussen følger vejen til ende, over den nye brik og alle brikker og rammeveje, der hænger sammen med den, til den står foran et tomt felt eller forlader byen.',
  'CT-4.2': 'På en brik bliver bussen på sin vej; på en vejbro kører den ligeud.',
  'CT-4.3': 'Bussen bakker ikke, vender ikke og kan aldrig vælge vej.',
  'CT-4.4':
    'Forlader bussen byen ad en rammevej, passerer den bogstavet og kommer ind igen ad den anden åbning. Ringvejen i sydøst har intet bogstav.',
  'CT-4.5': 'Kører bussen ud ad udkørslen i nordøst, er dagen straks slut.',
  'CT-4.6': 'Ingen vej køres to gange. Bussen kan tidligst forlade byen i tur 7 og har senest gjort det i tur 16.',
  'CT-4.7': 'Hvert bogstav passeres højst én gang, og hver rejsende mødes højst én gang.',
  'CT-5.1': 'Alle rejsende på vejen stiger på i den rækkefølge, bussen møder dem: En figur i farven flyttes fra forrådet til bussen.',
  'CT-5.2': 'Ingen kan afvises, så længe der er et ledigt sæde.',
  'CT-5.3': 'Bussen har seks sæder. Er den fuld, tager den ingen med; er der ét sæde tilbage, stiger den første af to på.',
  'CT-5.4': 'Har forrådet ingen figur i farven, stiger den rejsende ikke på.',
  'CT-5.5': 'Rejsende på brikkens anden vej mødes ikke.',
  'CT-6.1': 'Ved en seværdighed stiger alle passagerer i dens farve af, og ingen andre.',
  'CT-6.2': 'Er de, der stiger af, mindst så mange, som seværdigheden kræver, bliver de alle og tæller.',
  'CT-6.3': 'Er de, der stiger af, færre end krævet, går de alle tilbage til forrådet.',
  'CT-6.4': 'Kun de, der netop er steget af, sammenlignes med kravet.',
  'CT-6.5': 'Et bogstav uden seværdighed gør intet.',
  'CT-6.6': 'I behøver ikke passere alle seværdigheder, og en kan blive afskåret undervejs. Spillet går videre.',
  'CT-6.7': 'Passerer bussen flere bogstaver på én gang, afgøres hvert af dem, før den kører videre.',
  'CT-7.1': 'Når bussen er ude, tælles figurerne på alle seværdigheder. Fans, der stadig venter, tæller ikke.',
  'CT-7.2': ({ objective }) =>
    `Dagen er vundet, når mindst ${objective ?? 'så mange som målet'} er fremme, og alle betingelser er opfyldt.`,
  'CT-7.3': 'En dag, der ikke er vundet, er tabt og må spilles igen.',
  'CT-7.4': 'Passagerer, der stadig er i bussen, tæller ikke, undtagen Grands Voyageurs.',
  'CT-7.5': 'Ser I, at målet ikke kan nås, kan I begynde samme dag forfra med nyblandede brikker.',
  'CT-7.6': ({ autoEnd }) =>
    autoEnd ? 'Når målet er uden for rækkevidde, slutter dagen straks.' : 'I må også spille videre; intet tvinger slutningen frem.',
  'CT-7.7': ({ closedSpecial }) =>
    `Målet er uden for rækkevidde, når figurerne på seværdighederne og Grands Voyageurs ikke rækker, selv med fuld bus ved alle bogstaver forude: seks for en seværdighed eller banegården, tre for parken, to for stadion, ${closedSpecial === 'open' ? 'ingen for en seværdighed når begge skilte er mødt' : 'ingen når begge skilte er mødt'}. Det samme gælder, når et særligt sted skal besøges og ikke længere kan blive det.`,
  'CT-7.8': ({ giveUp, voters }) =>
    `Enhver med stemme kan stemme for at opgive dagen, også uden for tur, én gang mellem to brikker. ${{ any: 'Én stemme', majority: 'Over halvdelen af stemmerne', all: 'Alle stemmer tilsammen' }[giveUp]} afslutter dagen som tabt; én er nok, når målet er uden for rækkevidde. Stemmer bortfalder med næste brik.${voting(voters)}`,
  'CT-8.1': 'Tolv dage udgør fire niveauer på tre; inden for et niveau er kun opstillingen forskellig.',
  'CT-8.2': 'En dag åbner, når dagen før er vundet, et niveau, når de tre dage før er vundet. Intet fra et låst niveau må bruges.',
  'CT-8.3': 'Fremskridt gemmes efter hver dag, og I fortsætter ved den første dag, der ikke er vundet, så ofte I vil.',
  'CT-8.4': 'Vundne dage kan spilles igen; det koster aldrig fremskridt.',
  'CT-8.5': 'Egne dage åbner, når dag 12 er vundet.',
  'CT-8.6': 'En gemt kampagne med dage, der ikke kunne være åbnet, skæres ned til dem, der kunne, og I får det at vide.',
  'CT-9.1': 'En tilfældig vejbrik giver plads til kontrollørbrikken; kortene Forlystelsespark og Uanmeldt kontrol ligger ved dagskortet.',
  'CT-9.2': 'Ved parken stiger netop én blå, én orange og én grøn passager af og tæller; de andre bliver i bussen.',
  'CT-9.3': 'Mangler en af de tre farver ved parken, er dagen straks tabt.',
  'CT-9.4': 'Afsløres kontrollørbrikken, skal den lægges, i valgfri drejning, og den anden brik kasseres.',
  'CT-9.5':
    'Hver gang bussen kører over kontrollørbrikken, vælger den, der har tur, en passager, som må stige af; en fan er så borte for altid. Er der kun én farve om bord, er der intet at vælge.',
  'CT-9.6': 'Kontrolløren lader en tom bus køre.',
  'CT-9.7': 'Kører bussen over kontrollørbrikken igen, kommer der en ny kontrol, selv på samme køretur.',
  'CT-9.8': 'Ingen ved, hvilken brik der blev fjernet: Det er den, der aldrig trækkes.',
  'CT-10.1': 'To omkørselsskilte står ved de bogstaver, kortet viser; der er ingen kontrollør.',
  'CT-10.2': 'Ved banegården stiger seks passagerer af, uanset farve, og tæller: En fuld bus tømmes.',
  'CT-10.3': 'Er der færre end seks om bord ved banegården, er dagen straks tabt.',
  'CT-10.4': 'Det første skilt, I møder, åbner seværdighederne, det andet lukker dem, uanset bogstav.',
  'CT-10.5': 'Ved en lukket seværdighed bliver alle i bussen.',
  'CT-10.6': ({ signSites }) => `Seværdighederne ved de to skilte er selv ${signSites === 'open' ? 'åbne' : 'lukkede'}.`,
  'CT-10.7': 'Mødes det andet skilt aldrig, er seværdighederne åbne til det sidste; mødes det første aldrig, åbner ingen.',
  'CT-10.8': ({ closedSpecial }) =>
    ({
      inert: 'Også særlige steder er lukkede og gør da intet.',
      lose: 'Også særlige steder er lukkede; kører I forbi et, der er lukket, er dagen tabt.',
      open: 'Omkørslen lukker aldrig et særligt sted: Det er ingen seværdighed.',
    })[closedSpecial],
  'CT-11.1': 'En fan venter ved hvert af de to viste bogstaver; Stadion-kortet og ét Grands Voyageurs-kort ligger ved dagskortet.',
  'CT-11.2':
    'Hvor en fan venter, kommer seværdigheden først; så stiger fanen på, hvis der er et ledigt sæde, eller bliver tilbage for altid.',
  'CT-11.3': 'Fans optager sæder; kun stadion, banegården og kontrolløren tager dem ud af bussen.',
  'CT-11.4': 'Ved stadion stiger netop de to fans af og tæller. Er de ikke begge med, er dagen straks tabt.',
  'CT-11.5':
    'Når bussen kører ud, skal mindst passagererne på Grands Voyageurs-kortet være med, ellers er dagen tabt. De lægger kortets tal til resultatet.',
  'CT-12.1': 'Vælg et af de tolv dagskort; dets mål gælder.',
  'CT-12.2': ({ swapCarries }) =>
    `I kan beholde kortets seks seværdigheder og bytte om på dem; skilte og fans ${swapCarries === 'sites' ? 'følger deres seværdighed' : 'bliver ved bogstavet'}.`,
  'CT-12.3': 'I kan også stille seværdigheder efter eget valg bag et til seks bogstaver og tilføje kort, som I vil.',
  'CT-12.4':
    'Materialet følger kortene: et særligt sted med sit kort, kontrollørbrikken, to skilte ved to bogstaver med seværdigheder, to fans ved to bogstaver med andre steder end stadion.',
  'CT-12.5': ({ specials }) =>
    ({
      byDay: 'Kort, I tilføjer, er tvungne: Hvert særligt sted skal besøges, og Grands Voyageurs skal være med ud.',
      avoidable: 'Særlige steder kan undgås, også på en egen dag; Grands Voyageurs skal være med ud.',
      mandatory: 'På alle dage skal hvert særligt sted besøges, og Grands Voyageurs skal være med ud.',
    })[specials],
  'CT-12.6': 'Flere Grands Voyageurs-kort lægges sammen, til højst seks passagerer.',
  'CT-12.7': 'Med åbne stakke ser I den næste brik i hver stak, men ikke længere. De er til egne dage og til dage, I har vundet.',
  'CT-12.8': 'En egen dag ændrer aldrig kampagnen.',
  'CT-12.9': 'En egen dag skrives fuldt ud og kontrolleres, før den stilles op.',
};

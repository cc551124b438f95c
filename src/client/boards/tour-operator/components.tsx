// All components of the game, for the rulebook: fetched only there.

import {
  ACTIVITIES,
  type ActivityRow,
  CITIES,
  CITY_IDS,
  EMPLOYEE_IDS,
  FACES,
  INTERESTS,
  ROW_IDS,
  ROWS,
  TOURIST_IDS,
  TOURISTS,
} from '../../../games/tour-operator/table.ts';
import type { AnyTexts, Language } from '../../../kernel/index.ts';
import { Icon } from '../../ui/index.ts';
import { DieFace } from './drawings/art.tsx';
import { CityMotif } from './drawings/city-motif.tsx';
import { skyOf } from './drawings/skies.ts';
import { EmployeeCard } from './employees.tsx';
import { Bonus } from './race.tsx';
import { TouristCard } from './tourist-card.tsx';
import type { Words } from './words/en.ts';
import './styles/reference.css';

interface Speech {
  readonly texts: AnyTexts;
  readonly words: Words;
}

function nameOf({ texts }: Speech, id: string): string {
  return texts.pieces[id] ?? id;
}

function Symbols(speech: Speech) {
  const { reference, weekly, oneTime } = speech.words;
  const signs = [
    ...[...INTERESTS, ...ACTIVITIES].map(each => [`g-${each}`, nameOf(speech, each)] as const),
    ['g-patience-happy', reference.happy],
    ['g-patience-flat', reference.impatient],
    ['g-business', reference.business],
    ['g-vip', reference.vip],
    ['g-dorm', reference.dorm],
    ['g-week', reference.weeks],
    ['g-recycle', weekly],
    ['i-trash', oneTime],
  ] as const;
  return (
    <ul class="to-legend">
      {signs.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} /> {text}
        </li>
      ))}
    </ul>
  );
}

function Rows(speech: Speech) {
  return (
    <ul class="to-legend to-legend-rows">
      {ROW_IDS.map(row => {
        const { spaces, players }: ActivityRow = ROWS[row];
        return (
          <li key={row}>
            <b>{nameOf(speech, row)}</b>
            <span class="to-spaces">
              {spaces.map((activity, space) => (
                <span key={space} class="to-space">
                  <Icon name={`g-${activity}`} size={16} />
                </span>
              ))}
            </span>
            <Bonus row={ROWS[row]} />
            {players > 2 && <em>{speech.words.reference.from(players)}</em>}
          </li>
        );
      })}
    </ul>
  );
}

function Posters(speech: Speech) {
  return (
    <ul class="to-gallery">
      {CITY_IDS.map(city => (
        <li key={city} class="to-poster" style={{ '--sky': skyOf(city) }}>
          <CityMotif city={city} />
          <b>{nameOf(speech, city)}</b>
          <span class="to-ints">
            {INTERESTS.map(interest => (
              <span key={interest} class={`c-${interest}`}>
                <Icon name={`g-${interest}`} size={16} />
                <b>{CITIES[city].worth[interest]}</b>
              </span>
            ))}
          </span>
          <span class="to-acts">
            {CITIES[city].activities.map(activity => (
              <Icon key={activity} name={`g-${activity}`} size={20} label={nameOf(speech, activity)} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** All components of the game. */
export function Components({ texts, words }: Speech & { language: Language }) {
  const speech = { texts, words };
  const { reference } = words;
  return (
    <div class="to-reference" data-game="tour-operator">
      <h3>{reference.symbols}</h3>
      <Symbols {...speech} />
      <h3>{reference.dice}</h3>
      <ul class="to-legend">
        {FACES.map(face => (
          <li key={face}>
            <DieFace face={face} /> {nameOf(speech, face)}
          </li>
        ))}
      </ul>
      <h3>{reference.rows}</h3>
      <Rows {...speech} />
      <h3>{reference.cities}</h3>
      <Posters {...speech} />
      <h3>{reference.tourists}</h3>
      <div class="to-gallery to-gallery-tourists">
        {TOURIST_IDS.map(tourist => (
          <TouristCard key={tourist} scene={speech} tourist={tourist} patience={TOURISTS[tourist].patience} isLarge />
        ))}
      </div>
      <h3>{reference.staff}</h3>
      <div class="to-gallery to-gallery-staff">
        {EMPLOYEE_IDS.map(employee => (
          <EmployeeCard key={employee} scene={speech} employee={employee} />
        ))}
      </div>
    </div>
  );
}

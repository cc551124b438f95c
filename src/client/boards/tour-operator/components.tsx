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
} from '../../../games/tour-operator/index.ts';
import type { AnyTexts, Language } from '../../../kernel/index.ts';
import { Icon } from '../../ui/index.ts';
import { CityMotif, skyOf } from './drawings/art.tsx';
import { EmployeeCard } from './employees.tsx';
import { Bonus } from './race.tsx';
import { DieFace } from './stage.tsx';
import { TouristCard } from './tourist-card.tsx';
import type { Words } from './words/en.ts';
import './styles/reference.css';

/** All components of the game. */
export function Components({ texts, words }: { texts: AnyTexts; words: Words; language: Language }) {
  const scene = { texts, words };
  const name = (id: string) => texts.pieces[id] ?? id;
  return (
    <div class="to-reference" data-game="tour-operator">
      <h3>{words.reference.symbols}</h3>
      <ul class="to-legend">
        {[...INTERESTS, ...ACTIVITIES].map(each => (
          <li key={each}>
            <Icon name={`g-${each}`} /> {name(each)}
          </li>
        ))}
        {(
          [
            ['g-patience-happy', words.reference.happy],
            ['g-patience-flat', words.reference.impatient],
            ['g-business', words.reference.business],
            ['g-vip', words.reference.vip],
            ['g-dorm', words.reference.dorm],
            ['g-week', words.reference.weeks],
            ['g-recycle', words.weekly],
            ['i-trash', words.oneTime],
          ] as const
        ).map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} /> {text}
          </li>
        ))}
      </ul>
      <h3>{words.reference.dice}</h3>
      <ul class="to-legend">
        {FACES.map(face => (
          <li key={face}>
            <DieFace face={face} /> {name(face)}
          </li>
        ))}
      </ul>
      <h3>{words.reference.rows}</h3>
      <ul class="to-legend to-legend-rows">
        {ROW_IDS.map(row => {
          const { spaces, players }: ActivityRow = ROWS[row];
          return (
            <li key={row}>
              <b>{name(row)}</b>
              <span class="to-spaces">
                {spaces.map((activity, space) => (
                  <span key={space} class="to-space">
                    <Icon name={`g-${activity}`} size={16} />
                  </span>
                ))}
              </span>
              <Bonus row={row} />
              {players > 2 && <em>{words.reference.from(players)}</em>}
            </li>
          );
        })}
      </ul>
      <h3>{words.reference.cities}</h3>
      <ul class="to-gallery">
        {CITY_IDS.map(city => (
          <li key={city} class="to-poster" style={{ '--sky': skyOf(city) }}>
            <CityMotif city={city} />
            <b>{name(city)}</b>
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
                <Icon key={activity} name={`g-${activity}`} size={20} label={name(activity)} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <h3>{words.reference.tourists}</h3>
      <div class="to-gallery to-gallery-tourists">
        {TOURIST_IDS.map(tourist => (
          <TouristCard key={tourist} scene={scene} tourist={tourist} patience={TOURISTS[tourist].patience} isLarge />
        ))}
      </div>
      <h3>{words.reference.staff}</h3>
      <div class="to-gallery to-gallery-staff">
        {EMPLOYEE_IDS.map(employee => (
          <EmployeeCard key={employee} scene={scene} employee={employee} />
        ))}
      </div>
    </div>
  );
}

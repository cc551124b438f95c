// The motifs of the twelve event cards, each on the middle of a face of 100 by 140 (about 8 to 92 by 40 to 106).
import type { ComponentChildren } from 'preact';
import type { Agreement, EventCard } from '../../../../games/eighty-days/index.ts';

const MOTIFS: Readonly<Record<EventCard, (agreed: Agreement) => ComponentChildren>> = {
  balloon: () => (
    <>
      <circle class="sun" cx="72" cy="54" r="12" />
      <path class="cr" d="M46 38c17 0 27 11 27 25 0 13-11 20-17 29H36C30 83 19 76 19 63c0-14 10-25 27-25z" />
      <path
        class="rd"
        d="M38 92C31 82 29 73 29 63c0-12 5-22 17-25-6 7-8 15-8 25s2 20 5 29zM54 92c7-10 9-19 9-29 0-12-5-22-17-25 6 7 8 15 8 25s-2 20-5 29z"
      />
      <path class="dk" d="M38 96H54L52 106H40z" />
      <path class="cl" d="M8 98q8-8 16 0h8v8H8zM64 88q7-7 14 0h14v9H64z" />
    </>
  ),
  elephant: () => (
    <>
      <circle class="sun" cx="62" cy="66" r="26" />
      <path
        class="gy"
        d="M44 52c-14-4-28 6-28 22v18c0 5-2 8-6 8v6c10 0 15-5 15-14v-6c3 3 6 4 9 4v16h13V94h18v12h13V86c4 2 6 6 6 11h5V80c0-16-9-26-24-26z"
      />
      <path class="rd" d="M50 50H74L78 72H52z" />
      <path class="cr" d="M52 66H77L78 72H52z" />
      <path class="dk" d="M55 38h15l3 12H52z" />
      <path class="gy2" d="M38 56c10 1 15 7 14 15s-7 12-13 12c5-9 5-19-1-27z" />
      <circle class="dk" cx="26" cy="68" r="2.4" />
    </>
  ),
  connection: () => (
    <>
      <circle class="cr" cx="50" cy="72" r="31" />
      <circle class="sun" cx="50" cy="72" r="25" />
      <path class="ln" d="M50 72V54M50 72L63 80M50 43v5M50 96v5M21 72h5M74 72h5" />
      <path class="rd" d="M12 96H34L30 90 46 99 30 108 34 102H12zM88 48H66L70 54 54 45 70 36 66 42H88z" />
    </>
  ),
  offer: ({ offerDays }) => (
    <g transform="rotate(-12 50 76)">
      <path class="cr" d="M16 56H84V69a7 7 0 0 0 0 14V98H16V83a7 7 0 0 0 0-14z" />
      <path class="per" d="M66 60V95" />
      <text class="big" x="42" y="88">
        −{offerDays}
      </text>
    </g>
  ),
  express: () => (
    <>
      <path class="spd" d="M8 62H34M8 74H26M8 86H32" />
      <path class="cr" d="M30 58H52V90H30zM52 66H74Q92 72 94 90H52zM66 50H75L73 66H68z" />
      <path class="sun" d="M30 82H94V90H30z" />
      <path
        class="dk"
        d="M33 95a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM53 95a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM72 95a7 7 0 1 0 14 0a7 7 0 1 0-14 0z"
      />
    </>
  ),
  submarine: () => (
    <>
      <path class="sea" d="M6 62q7-6 14 0t14 0t14 0t14 0t14 0t18 0V108H6z" />
      <path class="cr" d="M14 84c0-11 14-17 36-17s34 8 38 17c-4 10-16 17-38 17S14 95 14 84zM42 52H58V68H42z" />
      <path class="dk" d="M56 44h10v5H61v6H56z" />
      <path class="rd" d="M88 84l8-10v20zM14 84c2-6 6-10 12-12v24c-6-2-10-6-12-12z" />
      <path class="sun" d="M36 84a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM54 84a6 6 0 1 0 12 0a6 6 0 1 0-12 0z" />
      <path class="cl" d="M80 58a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM74 50a2 2 0 1 0 4 0a2 2 0 1 0-4 0z" />
    </>
  ),
  princess: () => (
    <>
      <circle class="sun" cx="50" cy="70" r="30" />
      <path class="dk" d="M32 104c0-20 0-50 18-50s18 30 18 50z" />
      <path class="rd" d="M24 106c2-14 12-20 26-20s24 6 26 20z" />
      <circle class="sk" cx="50" cy="69" r="11" />
      <path class="dk" d="M38 68c0-9 5-14 12-14s12 5 12 14c-5-1-9-4-12-8-3 4-7 7-12 8z" />
      <path class="cr" d="M34 56l7 4 9-12 9 12 7-4-3 10c-4-4-8-6-13-6s-9 2-13 6z" />
      <circle class="rd" cx="50" cy="61" r="2" />
      <path class="cr" d="M38 92q12 9 24 0l-2 6q-10 6-20 0z" />
    </>
  ),
  passepartout: () => (
    <>
      <path class="cr" d="M22 108c0-18 10-24 28-24s28 6 28 24z" />
      <path class="dk" d="M42 84h16l-8 12zM30 46h40v8H30z" />
      <path class="dk" d="M36 34h28l2 12H34z" />
      <circle class="sk" cx="50" cy="66" r="15" />
      <path class="dk" d="M35 60c0-8 6-12 15-12s15 4 15 12c-9-3-21-3-30 0zM42 72q8 6 16 0l-3 5H45z" />
      <path class="rd" d="M44 90l6 4 6-4v8l-6-4-6 4z" />
      <path class="sun" d="M78 60l4 4 8-9 3 3-11 13-7-7z" />
    </>
  ),
  carpetbag: () => (
    <>
      <path class="ln" d="M36 58V50a14 10 0 0 1 28 0v8" />
      <path class="rd" d="M18 58H82L88 104H12z" />
      <path class="cr" d="M17 66H83L84 72H16zM14 92H86L87 98H13z" />
      <path class="sun" d="M50 76l8 8-8 8-8-8zM28 78l5 6-5 6-5-6zM72 78l5 6-5 6-5-6z" />
      <path class="dk" d="M44 54H56V64H44z" />
    </>
  ),
  bradshaw: () => (
    <g transform="rotate(-5 50 74)">
      <path class="rd" d="M22 44H76a4 4 0 0 1 4 4V104H26a6 6 0 0 1-4-4z" />
      <path class="cr" d="M26 98H80V104H27q-4-2-1-6z" />
      <path class="sun" d="M32 52H72V60H32z" />
      <path class="cr" d="M36 67h8l2 5h14a6 6 0 0 1 0 12H36zM54 62h6v10h-6z" />
      <path class="dk" d="M37 87a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM49 87a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM60 87a3 3 0 1 0 6 0a3 3 0 1 0-6 0z" />
    </g>
  ),
  delay: () => (
    <>
      <path class="cr" d="M47 40h6v66h-6z" />
      <path class="cr" d="M30 66h40v24H30z" />
      <circle class="cr" cx="50" cy="60" r="24" />
      <circle class="dk" cx="50" cy="60" r="19" />
      <path class="hand" d="M50 60V47M50 60L61 65" />
      <path class="rd" d="M26 92H74L78 106H22z" />
      <path class="cr" d="M32 96h10v6H32zM58 96h10v6H58z" />
    </>
  ),
  storm: () => (
    <>
      <path class="cl" d="M22 66a13 13 0 0 1 3-25 18 18 0 0 1 33-3 15 15 0 0 1 22 14 8 8 0 0 1-2 14z" />
      <path class="sun" d="M52 58L38 78H48L42 96 62 72H52L58 58z" />
      <path class="cr" d="M62 90l8-18 3 18z" />
      <path class="dk" d="M56 92H80L75 100H60z" />
      <path class="sea" d="M6 98q8-10 16 0t16 0t16 0t16 0t16 0t8 0V110H6z" />
    </>
  ),
};

/** The motif of an event card. */
export function EventArt({ event, agreed }: { event: EventCard; agreed: Agreement }) {
  return <g class="art-E">{MOTIFS[event](agreed)}</g>;
}

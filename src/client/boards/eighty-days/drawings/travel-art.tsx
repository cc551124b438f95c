/** The steamer of a ship card, on its face of 100 by 140. */
export function ShipArt() {
  return (
    <g class="art-S">
      <circle class="sun" cx="50" cy="66" r="27" />
      <path class="dk" d="M14 82H88L78 100H24z" />
      <path class="cr" d="M28 74H72V82H28z" />
      <path class="rd" d="M36 52H47L46 74H36zM55 52H66L67 74H56z" />
      <path class="dk" d="M36 52H47V58H36zM55 52H66V58H55z" />
      <path class="ln" d="M22 82V48M80 82V54" />
      <path class="w1" d="M8 98q7-6 14 0t14 0t14 0t14 0t14 0t14 0V132H8z" />
      <path class="w2" d="M8 108q7-6 14 0t14 0t14 0t14 0t14 0t14 0V132H8z" />
    </g>
  );
}

/** The engine of a train card. */
export function TrainArt() {
  return (
    <g class="art-T">
      <circle class="sun" cx="50" cy="66" r="27" />
      <path class="dk" d="M20 58H44V90H20zM44 68H78a8 8 0 0 1 0 22H44zM68 52H77L75 68H70zM16 54H48V59H16zM84 88L94 98H84z" />
      <path class="cr" d="M26 64H38V74H26z" />
      <path class="rd" d="M20 84H86V90H20z" />
      <path class="sm" d="M73 47c-6-6-14-2-20-7s-14-2-20-6" />
      <path
        class="dk"
        d="M23 95a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM44 95a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM64 95a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"
      />
      <path class="cr" d="M28 95a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM49 95a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM69 95a3 3 0 1 0 6 0a3 3 0 1 0-6 0z" />
      <path class="w1" d="M8 104H92V132H8z" />
      <path class="tie" d="M12 104v7M22 104v7M32 104v7M42 104v7M52 104v7M62 104v7M72 104v7M82 104v7M90 104v7" />
    </g>
  );
}

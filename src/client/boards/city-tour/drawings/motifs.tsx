// One picture for each kind of site, in two tones of its colour and a little light; 188 x 88.
import type { ComponentChildren } from 'preact';
import type { SiteKind } from '../kinds.ts';

const MOTIFS: Readonly<Record<SiteKind, ComponentChildren>> = {
  BR: (
    <>
      <path class="ct-mb" d="M0 66q12-6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 20 0v22H0z" />
      <path class="ct-ma" d="M0 84V42Q94 6 188 42V84h-22a28 30 0 0 0-56 0H78a28 30 0 0 0-56 0z" />
      <path class="ct-msg" fill="none" stroke-width="3" d="M0 52Q94 16 188 52" />
      <path class="ct-mc" d="M92 24V8h4v16zM88 8l6-7 6 7-6 5zM40 36V20h4v16zM36 20l6-7 6 7-6 5zM144 36V20h4v16zM140 20l6-7 6 7-6 5z" />
    </>
  ),
  FO: (
    <>
      <path
        fill="none"
        class="ct-msa"
        stroke-width="4.5"
        stroke-linecap="round"
        d="M94 16q-36-8-42 44M94 16q36-8 42 44M94 12q-17 2-20 34M94 12q17 2 20 34"
      />
      <path class="ct-ma" d="M88 84V46h12v38zM60 48h68q-6 13-34 13T60 48z" />
      <path class="ct-ma" d="M20 70h148l-12 18H32z" />
      <path class="ct-mb" d="M28 74h132l-3 5H31z" />
      <path class="ct-mc" d="M94 0q8 10 0 15-8-5 0-15z" />
    </>
  ),
  LA: (
    <>
      <path class="ct-mb" d="M0 88V0h188v88z" />
      <path
        class="ct-msa"
        fill="none"
        stroke-width="7"
        stroke-linejoin="round"
        d="M84 82H14V8h160v74h-68M32 66V24h54M104 24h52v42h-50M50 66h34M50 66V42h60"
      />
      <path class="ct-mc" d="M127 60V36h22l-6 6 6 6h-17v12z" />
    </>
  ),
  GA: (
    <>
      <path class="ct-ma" d="M8 88V64h36v24zM144 88V64h36v24zM44 88V56a50 48 0 0 1 100 0v32z" />
      <path
        class="ct-mb"
        d="M94 82L66 60l28 4zM94 82l28-22-28 4zM94 66L76 38l18 8zM94 66l18-28-18 8zM94 50L84 28l10-10 10 10zM92 66h4v22h-4z"
      />
      <path class="ct-msg" fill="none" stroke-width="3" d="M44 58h100M8 74h36M144 74h36M62 26v62M126 26v62" />
      <path class="ct-mc" d="M88 8h12v-4l-6-4-6 4z" />
    </>
  ),
  CA: (
    <>
      <path class="ct-mb" d="M0 88V62q50-22 94-8t94-6v40z" />
      <path class="ct-ma" d="M18 88V36h8v7h8v-7h8v7h8v-7h8v24h16V18h8v7h8v-7h8v7h8v-7h8v42h16V36h8v7h8v-7h8v7h8v-7h8v52z" />
      <path class="ct-mb" d="M84 88V72a10 10 0 0 1 20 0v16zM90 38a4 4 0 0 1 8 0v10h-8zM34 56h8v12h-8zM146 56h8v12h-8z" />
      <path class="ct-mc" d="M93 18V2h20l-6 5 6 5H96v6z" />
    </>
  ),
  CL: (
    <>
      <path class="ct-mb" d="M0 88V54h60v34zM128 88V54h60v34z" />
      <path
        class="ct-mg"
        d="M8 88V72a8 8 0 0 1 16 0v16zM34 88V72a8 8 0 0 1 16 0v16zM138 88V72a8 8 0 0 1 16 0v16zM164 88V72a8 8 0 0 1 16 0v16z"
      />
      <path class="ct-ma" d="M70 88V24h48v64z" />
      <path class="ct-mc" d="M64 26L94 2l30 24z" />
      <circle class="ct-mb" cx="94" cy="48" r="19" />
      <circle class="ct-ma" cx="94" cy="48" r="15" />
      <path fill="none" class="ct-msb" stroke-width="3.5" stroke-linecap="round" d="M94 38v10l7 5" />
      <path class="ct-mb" d="M86 88V80a8 8 0 0 1 16 0v8z" />
    </>
  ),
  PARK: (
    <>
      <path class="ct-msa" fill="none" stroke-width="6" d="M94 44L74 88M94 44l20 44" />
      <circle class="ct-msa" fill="none" stroke-width="5" cx="94" cy="44" r="35" />
      <path class="ct-msa" stroke-width="2.5" d="M59 44h70M94 9v70M69 19l50 50M119 19L69 69" />
      <g class="ct-mc">
        <circle cx="59" cy="44" r="6.5" />
        <circle cx="129" cy="44" r="6.5" />
        <circle cx="94" cy="9" r="6.5" />
        <circle cx="94" cy="79" r="6.5" />
      </g>
      <g class="ct-ma">
        <circle cx="69" cy="19" r="6.5" />
        <circle cx="119" cy="19" r="6.5" />
        <circle cx="69" cy="69" r="6.5" />
        <circle cx="119" cy="69" r="6.5" />
      </g>
      <path class="ct-mb" d="M0 88V74l22-14 22 14v14zM144 88V74l22-14 22 14v14z" />
    </>
  ),
  STATION: (
    <>
      <path class="ct-ma" d="M10 88V58A84 56 0 0 1 178 58V88z" />
      <path class="ct-mb" d="M24 88V62A70 44 0 0 1 164 62V88z" />
      <path class="ct-msa" fill="none" stroke-width="3.5" d="M94 18v30M58 26l10 26M130 26l-10 26M30 46l22 12M158 46l-22 12" />
      <path class="ct-ma" d="M56 88V66a38 22 0 0 1 76 0v22z" />
      <path class="ct-mb" d="M72 88V70h44v18z" />
      <circle class="ct-mc" cx="94" cy="16" r="11" />
      <path class="ct-msb" fill="none" stroke-width="2.5" stroke-linecap="round" d="M94 10v6l4 3" />
      <path class="ct-mc" d="M80 84a3.5 3.5 0 1 0 0-.1zM108 84a3.5 3.5 0 1 0 0-.1zM78 73h32v5H78z" />
    </>
  ),
  STADIUM: (
    <>
      <path class="ct-mb" d="M14 46h5V14h-5zM169 46h5V14h-5zM8 8h17v8H8zM163 8h17v8h-17z" />
      <path class="ct-ma" d="M10 50q84-40 168 0v24q-84 30-168 0z" />
      <path class="ct-mb" d="M24 52q70-28 140 0-70 26-140 0z" />
      <path class="ct-lawn" d="M40 53q54-18 108 0-54 17-108 0z" />
      <path class="ct-msa" fill="none" stroke-width="2" d="M94 45v16M86 53a8 4 0 1 0 16 0a8 4 0 1 0-16 0" />
      <path class="ct-msg" stroke-width="3" d="M30 66v12M54 72v12M94 76v12M134 72v12M158 66v12" />
      <path class="ct-mc" d="M93 31V8h22l-6 6 6 6H96v11z" />
    </>
  ),
};

/** The picture of a kind of site, as part of a drawing. */
export function Motif({ kind, x, y, width, height }: { kind: SiteKind; x: number; y: number; width: number; height: number }) {
  return (
    <svg x={x} y={y} width={width} height={height} viewBox="0 0 188 88" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {MOTIFS[kind]}
    </svg>
  );
}

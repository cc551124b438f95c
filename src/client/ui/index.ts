export * from './icon.tsx';
export * from './later.tsx';
export * from './media.ts';
export * from './piece.tsx';
export * from './pointing.ts';
export * from './still.ts';
export * from './target.tsx';
export * from './zoom.tsx';

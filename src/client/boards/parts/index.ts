export * from './icon.tsx';
export * from './later.tsx';
export * from './piece.tsx';
export * from './target.tsx';
export * from './zoom.tsx';

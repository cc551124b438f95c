// Peers are installed only when they are measured.
declare module 'boardgame.io/*';

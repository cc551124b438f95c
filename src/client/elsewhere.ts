import type { ComponentType } from 'preact';
import type { PageAddress } from './shell/route.ts';

/** Pages that the first page need not know the names of. */
const PAGES: Readonly<Record<string, () => Promise<ComponentType<{ address: PageAddress }>>>> = {
  learn: async () => (await import('./pages/learn.tsx')).LearnPage,
  lobby: async () => (await import('./pages/lobby.tsx')).LobbyPage,
  join: async () => (await import('./pages/join.tsx')).JoinPage,
  about: async () => (await import('./pages/about/about.tsx')).AboutPage,
  profile: async () => (await import('./profile/page.tsx')).ProfilePage,
  ratings: async () => (await import('./profile/page.tsx')).ProfilePage,
  evening: async () => (await import('./pages/evenings/evening.tsx')).EveningPage,
  club: async () => (await import('./pages/clubs/club.tsx')).ClubPage,
  review: async () => (await import('./review/page.tsx')).ReviewPage,
};

/** The page of an address, or the one that says that there is none. */
export async function pageElsewhere(first = ''): Promise<ComponentType<{ address: PageAddress }>> {
  const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
  return page ? page() : (await import('./pages/lost.tsx')).LostPage;
}

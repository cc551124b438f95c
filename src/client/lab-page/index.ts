import type { LabPage } from './page.tsx';

/** The page, behind a door of its own: the first page need not know which files it consists of. */
export async function labPage(): Promise<typeof LabPage> {
  return (await import('./page.tsx')).LabPage;
}

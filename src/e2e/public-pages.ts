/** The pages that everybody can open, by name. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  setup: '/games/bodensee',
  rules: '/games/city-tour/rules',
  learn: '/learn',
  settings: '/settings',
  replay: '/replay',
  campaign: '/games/city-tour/campaign',
  editor: '/games/city-tour/editor',
  lost: '/nowhere',
};

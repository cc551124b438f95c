/** The path of each program that tests start, or undefined where it is missing. */
export function programs(): Readonly<Record<'initdb' | 'postgres' | 'redis' | 'chromium' | 'headless', string | undefined>>;

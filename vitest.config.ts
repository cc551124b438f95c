import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/kernel/**/*.ts', 'src/games/**/*.ts'],
      exclude: ['**/*.test.ts', '**/texts/**'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: '.test/coverage',
      thresholds: { lines: 95 },
    },
  },
});

// The sides as plain JavaScript: the loader of .ts files would halve their speed.
import { build } from 'esbuild';

/** For this Node; what else it needs, the caller says. */
export function bundle(options) {
  return build({ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error', ...options });
}

/** Nobody reads here: the texts stay on the shelf. */
export function bundleWithoutTexts(options) {
  const plugins = [{ name: 'no texts', setup: ({ onResolve }) => onResolve({ filter: /\/texts\// }, () => ({ external: true })) }];
  return bundle({ ...options, plugins });
}

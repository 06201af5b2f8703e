import { register } from 'node:module';

// openapi-typescript prints with the programming interface of TypeScript, which TypeScript 7 has not: it is given the
// one that @ts-morph/common carries.
const api = JSON.stringify(new URL('typescript-api.mjs', import.meta.url).href);
const hooks = `export const resolve = (specifier, context, next) =>
  specifier === 'typescript' ? { url: ${api}, shortCircuit: true } : next(specifier, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

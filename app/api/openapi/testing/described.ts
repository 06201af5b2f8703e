import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import { openApiDocument } from '../document';
import { REST_OPERATIONS } from '../operations';

type Media = { readonly schema: object };
type Described = {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, Media>>;
};

let ajv: Ajv | undefined;
let paths: Record<string, Record<string, { responses: Record<string, Described> }>>;

function checks(): Ajv {
  if (ajv) return ajv;
  const document = openApiDocument('http://localhost:3000');
  paths = document.paths as typeof paths;
  ajv = new Ajv({ strict: false, allErrors: true });
  formats(ajv);
  ajv.addSchema({ $id: 'openapi', components: document.components } as object);
  return ajv;
}

/** The path of the document to which an address belongs. */
const pathOf = (address: string): string | undefined =>
  REST_OPERATIONS.map(({ path }) => path).find((path) =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );

const compiled = new Map<string, ValidateFunction>();

/** Expects an answer of a REST path to be one that the OpenAPI document describes: its status, headers and body. */
export async function expectDescribed(address: string, response: Response, method = 'post'): Promise<void> {
  const validator = checks();
  const path = pathOf(address) ?? '';
  const what = `${method} ${path} ${response.status}`;
  const described = paths[path]?.[method]?.responses[response.status];
  expect(described, what).toBeDefined();
  for (const name of Object.keys(described?.headers ?? {})) {
    if (name === 'Retry-After' && response.status === 503) continue;
    expect(response.headers.get(name), `${what} ${name}`).not.toBeNull();
  }
  const [type, media] = Object.entries(described?.content ?? {})[0] ?? [];
  if (!type) return expect((await response.clone().text()).length, what).toBe(0);
  expect(response.headers.get('content-type'), what).toContain(type);
  if (type !== 'application/json') return;
  const text = JSON.stringify(media?.schema).replaceAll('"#/', '"openapi#/');
  const validate = compiled.get(text) ?? validator.compile(JSON.parse(text));
  compiled.set(text, validate);
  validate(await response.clone().json());
  expect(validate.errors ?? [], what).toEqual([]);
}

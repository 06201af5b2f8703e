/** A request of a guide, its printed answer, and the line on which it stands. */
export type Example = {
  readonly line: number;
  readonly path: string;
  readonly type: 'json' | 'form';
  /** Of JSON as it is printed; of a form its fields. */
  readonly body: unknown;
  readonly answer: { readonly status: number; readonly body: unknown };
};

/** What happens between two examples, by its words. */
export type Happening = { readonly line: number; readonly then: string };

const PART = /```(http|graphql)\n([\s\S]*?)```|<!-- then: (.+?) -->/g;

/** The examples of a page in their order, and what happens between them. */
export function examplesOf(page: string): (Example | Happening)[] {
  return [...page.matchAll(PART)].map((found) => {
    const line = page.slice(0, found.index).split('\n').length;
    const [, kind, text = '', then] = found;
    if (then) return { line, then };
    return { line, ...(kind === 'http' ? postOf(text) : operationOf(text)) };
  });
}

function answerOf(text: string): Example['answer'] {
  const [status, ...body] = text.trim().split(' ');
  return { status: Number(status), body: JSON.parse(body.join(' ')) };
}

function operationOf(text: string): Omit<Example, 'line'> {
  const parts = text.split(/\n\n(?=variables |\d{3} )/);
  const variables = parts.find((part) => part.startsWith('variables '))?.slice('variables '.length);
  return {
    path: '/graphql',
    type: 'json',
    body: { query: parts[0], ...(variables ? { variables: JSON.parse(variables) } : {}) },
    answer: answerOf(parts.at(-1) ?? ''),
  };
}

function postOf(text: string): Omit<Example, 'line'> {
  const [head = '', body = '', answer = ''] = text.split('\n\n');
  const isForm = head.includes('multipart/form-data');
  return {
    path: /^POST (\S+)/.exec(head)?.[1] ?? '',
    type: isForm ? 'form' : 'json',
    body: isForm
      ? body
          .trim()
          .split('\n')
          .map((field) => field.split('='))
      : JSON.parse(body),
    answer: answerOf(answer),
  };
}

const WHOLE = /^\{\{(\w+)\}\}$/;

/** A printed request with the values that answers gave before. */
export function fill<T>(printed: T, known: ReadonlyMap<string, unknown>): T {
  const value = (name: string): unknown => {
    if (!known.has(name)) throw new Error(`no answer has given {{${name}}}`);
    return known.get(name);
  };
  const read = (text: string): unknown => {
    const whole = WHOLE.exec(text)?.[1];
    return whole ? value(whole) : text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(value(name)));
  };
  return JSON.parse(JSON.stringify(printed), (_, inner) =>
    typeof inner === 'string' ? read(inner) : inner,
  ) as T;
}

/** Where an answer is another than the printed one; remembers what its `{{names}}` stand for. */
export function differences(
  printed: unknown,
  got: unknown,
  known: Map<string, unknown>,
  path = 'answer',
): string[] {
  if (typeof printed === 'string') {
    const name = WHOLE.exec(printed)?.[1];
    if (printed === '…') return typeof got === 'string' && got !== '' ? [] : [`${path}: ${got} is no text`];
    if (name && !known.has(name) && got != null) known.set(name, got);
    const expected = name ? known.get(name) : printed;
    return expected === got ? [] : [`${path}: ${JSON.stringify(got)} for ${JSON.stringify(expected)}`];
  }
  if (Array.isArray(printed) && printed.length === 0) {
    return Array.isArray(got) && got.length === 0 ? [] : [`${path}: not empty`];
  }
  if (typeof printed === 'object' && printed !== null) {
    const inner = Object(got);
    return Object.entries(printed).flatMap(([key, value]) =>
      differences(value, inner[key], known, `${path}.${key}`),
    );
  }
  return printed === got ? [] : [`${path}: ${JSON.stringify(got)} for ${JSON.stringify(printed)}`];
}

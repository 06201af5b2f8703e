import type { Answer, SentTo, Write } from './define-write';
import { present } from './present';
import { argumentsOf, isDirect, onWire, schemaOf, textOf } from './wire-type';

function selectionOf(answer: Answer): string {
  if (typeof answer === 'string') return '';
  const [fields] = Array.isArray(answer) ? answer : [answer];
  const asked = Object.entries<Answer>(fields).map(([name, below]) => `${name}${selectionOf(below)}`);
  return ` { ${asked.join(' ')} }`;
}

/** The text of the operation by which a screen asks for a write. */
export function operationOf(write: Write): string {
  const { name, input, revised, answer } = write;
  const sent = [
    ...argumentsOf(write).direct.map((one) => [one.name, textOf(one.type)] as const),
    ...(input ? [['input', `${input}!`] as const] : []),
    ...(revised ? [['seenRevision', 'Int'] as const] : []),
  ];
  const declared = sent.map(([argument, type]) => `$${argument}: ${type}`).join(', ');
  const given = sent.map(([argument]) => `${argument}: $${argument}`).join(', ');
  const named = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const [variables, args] = sent.length > 0 ? [`(${declared})`, `(${given})`] : ['', ''];
  return `mutation ${named}${variables} { ${name}${args}${selectionOf(answer)} }`;
}

/** What is given, in the names and places of the wire. */
export function variablesOf<W extends Write>(write: W, values: SentTo<W>): Record<string, unknown> {
  const { seenRevision, ...rest }: Record<string, unknown> = { ...values };
  const given = write.revised ? rest : { ...values };
  const schema = schemaOf(write.fields);
  const sent = Object.entries(schema ? present(given, schema) : present(given));
  const called = (direct: boolean) =>
    Object.fromEntries(
      sent
        .filter(([name]) => isDirect(write, name) === direct)
        .map(([name, value]) => [onWire(write, name), value]),
    );
  return {
    ...called(true),
    ...(write.input && { input: called(false) }),
    ...(write.revised && seenRevision !== undefined && { seenRevision }),
  };
}

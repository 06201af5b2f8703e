import { messages, type Namespace } from './messages/es';

/** A namespace, or one part of it: 'events', 'events.list'. */
export type MessagePath = {
  [N in Namespace]: N | `${N}.${keyof (typeof messages)[N] & string}`;
}[Namespace];

const picked = new Map<string, string>();

/** These parts of the catalogue as JSON, in its shape. Each choice is written once and kept. */
export function pickMessages(paths: readonly MessagePath[]): string {
  const name = paths.join();
  const kept = picked.get(name);
  if (kept !== undefined) return kept;
  const chosen: Record<string, unknown> = {};
  for (const path of paths) {
    const [namespace, part] = path.split('.') as [Namespace, string?];
    const all = messages[namespace] as Readonly<Record<string, unknown>>;
    chosen[namespace] =
      part === undefined ? all : { ...(chosen[namespace] as object | undefined), [part]: all[part] };
  }
  const json = JSON.stringify(chosen);
  picked.set(name, json);
  return json;
}

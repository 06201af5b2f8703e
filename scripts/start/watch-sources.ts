import { watch } from 'node:fs';

const QUIET_MS = 300;

/** Calls `changed` after TypeScript files in these folders have changed and been quiet. Returns how to end it. */
export function watchSources(folders: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const each of watchers) each.close();
  };
}

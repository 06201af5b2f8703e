/** What PostgreSQL's programs say, as patterns, and what that means for the person at the prompt. */
const MEANINGS: readonly (readonly [RegExp, (folder: string) => string])[] = [
  [
    /No space left on device|ENOSPC/i,
    (folder) => `No queda espacio en el disco de ${folder}: libera espacio y vuelve a intentar.`,
  ],
  [
    /Permission denied|EACCES|EPERM/i,
    (folder) => `No hay permiso para escribir en ${folder}: revisa de quién es la carpeta.`,
  ],
  [
    /wrong ownership/i,
    (folder) => `La carpeta ${folder} es de otro usuario: inicia con ese usuario o elige otra con DATA_DIR.`,
  ],
  [
    /initialized by PostgreSQL version|incompatible with server/i,
    (folder) => `Los datos de ${folder} son de otra versión de PostgreSQL: elige otra carpeta con DATA_DIR.`,
  ],
  [
    /could not create shared memory|Cannot allocate memory/i,
    () => 'No hay memoria suficiente para iniciar PostgreSQL: cierra programas y vuelve a intentar.',
  ],
  [
    /ENOENT|not found|Exec format|ENOEXEC|error while loading shared libraries/i,
    () =>
      'El PostgreSQL incluido no funciona en este sistema: define DATABASE_URL con uno propio (15 o más nuevo).',
  ],
];

/** One line in Spanish about why PostgreSQL would not start, from what it wrote. */
export function explainOutput(output: string, folder: string): string {
  for (const [pattern, meaning] of MEANINGS) if (pattern.test(output)) return meaning(folder);
  const said = output
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error/i.test(line))
    ?.replace(/^.*?(FATAL|PANIC|error):\s*/i, '');
  return `PostgreSQL no pudo iniciar${said ? `: ${said.trim()}` : ''}.`;
}

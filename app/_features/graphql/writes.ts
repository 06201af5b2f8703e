/** Whether this browser has written something since the menu last asked. */
let written = false;

export const noteWrite = (): void => {
  written = true;
};

/** True once after any number of writes. */
export function takeWrites(): boolean {
  const since = written;
  written = false;
  return since;
}

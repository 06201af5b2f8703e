/** How long a job that does many things holds its place before it lets others have it. */
const TURN_MS = 30_000;

/** The turn of a job that goes on in another run once it is over: real time, whatever the clock says. */
export function startTurn(ms = TURN_MS): { readonly isOver: () => boolean } {
  const until = performance.now() + ms;
  return { isOver: () => performance.now() >= until };
}

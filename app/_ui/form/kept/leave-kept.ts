let leaving = false;

/** What is typed is kept: nobody is asked whether to leave it. */
export const isLeavingKept = (): boolean => leaving;

/** Loads this page again, or another one from which one comes back; what is typed waits in this tab. */
export function leaveKept(address?: string): void {
  leaving = true;
  if (address) window.location.assign(address);
  else window.location.reload();
}

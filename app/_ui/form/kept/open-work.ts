let open = 0;

/** Whether something is typed on this page that is saved nowhere. */
export const isWorkOpen = (): boolean => open > 0;

/** Counts a form with unsaved work until the answer is called. */
export function openWork(): () => void {
  open += 1;
  let counted = true;
  return () => {
    if (counted) open -= 1;
    counted = false;
  };
}

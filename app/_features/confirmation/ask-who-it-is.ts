type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** The dialog of this window says here how it is opened; answers how to take that back. */
export function offerDialog(open: Ask): () => void {
  ask = open;
  return () => {
    if (ask === open) ask = null;
  };
}

/** Has the person say again who it is, once for all that waits for it; false where it does not want to. */
export function askWhoItIs(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}

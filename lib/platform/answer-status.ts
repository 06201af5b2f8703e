/** What scripts/start/tell-status.mjs has put there. */
const server = globalThis as typeof globalThis & { elencoStatus?: (status: number) => boolean };

/**
 * Sets the status of the page that is being made, which Next offers to nobody but its own errors. False where that
 * cannot be, because the server was started in another way or the answer has begun.
 */
export const answerStatus = (status: number): boolean => server.elencoStatus?.(status) ?? false;

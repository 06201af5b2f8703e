/** An answer of who is asked for its health, with the number of the process that gave it: several may answer one port. */
export const answerHealth = (status: string, code = 200): Response =>
  Response.json(
    { status },
    {
      status: code,
      headers: { 'cache-control': 'no-store', 'x-process': process.env.ELENCO_PROCESS ?? '1' },
    },
  );

/** Providers count requests; nobody is asked more at once. */
const AT_ONCE = 5;

/** The answers to many questions, in their order, a few at a time. */
export async function askSeveral<Q, A>(
  questions: readonly Q[],
  ask: (question: Q) => Promise<A> | null,
): Promise<(A | null)[]> {
  const answers: (A | null)[] = questions.map(() => null);
  const waiting = [...questions.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      answers[next[0]] = (await ask(next[1])) ?? null;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

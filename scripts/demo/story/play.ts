import { at } from '@/lib/platform/clock';

/**
 * What happens step by step: it yields the moment at which it goes on, or another story that begins there and goes on
 * beside it.
 */
export type Story = AsyncGenerator<Date | Story, void, void>;

type Step = { readonly story: Story; readonly moment: Date };

/**
 * Plays a story, and those that begin in it, until `end`: one step after the other in the order of their moments, each
 * with the clock at its moment. Throws for one that goes back in time.
 */
export async function play(beginning: Story, end: Date): Promise<void> {
  const steps: Step[] = [];

  async function goOn(story: Story, now: Date): Promise<void> {
    for (;;) {
      const { value, done } = await at(now, () => story.next());
      if (done) return;
      if (value instanceof Date) {
        if (value < now) throw new Error(`A story goes back to ${value.toISOString()}`);
        steps.push({ story, moment: value });
        return;
      }
      await goOn(value, now);
    }
  }

  await goOn(beginning, new Date(0));
  while (steps.length > 0) {
    const next = steps.reduce((first, other) => (other.moment < first.moment ? other : first));
    if (next.moment > end) return;
    steps.splice(steps.indexOf(next), 1);
    await goOn(next.story, next.moment);
  }
}

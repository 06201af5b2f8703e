import { singleStop } from '@/lib/core/single-stop';

/**
 * Puts values into a text with plain `{name}` places, for the few client components of public pages that take
 * their texts straight from a JSON file, because next-intl's run time would cost those pages 10 kB.
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  singleStop(text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)));

import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * A way to another page, fetched when it is pressed. Ahead of that nothing of a page made for each asker can come, so
 * asking for every link in view would only cost the server several times the page.
 */
export function Link(props: Props) {
  return <NextLink {...props} prefetch={false} />;
}

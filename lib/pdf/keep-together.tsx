import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';

/** Moves to the next page whole when it does not fit on this one; for what is surely shorter than a page. */
export function KeepTogether({ children }: { readonly children: ReactNode }) {
  return <View wrap={false}>{children}</View>;
}

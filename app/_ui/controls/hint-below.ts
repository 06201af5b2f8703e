import type { InputWrapperProps } from '@mantine/core';

/** Puts the description of an input of the library below it instead of above. */
export const HINT_BELOW: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'error',
  'description',
];

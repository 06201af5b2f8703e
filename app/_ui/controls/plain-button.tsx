import type { ComponentProps } from 'react';
import { type ButtonLook, ButtonWords, buttonLook } from './button-look';

type Props = Omit<ComponentProps<'button'>, 'style'> & ButtonLook;

/** A button as the library's looks, in plain HTML: for what stands on every page. It shows no work in progress. */
export function PlainButton({
  variant,
  size,
  leftSection,
  rightSection,
  className,
  children,
  ...button
}: Props) {
  const look = { variant, size, leftSection, rightSection } as ButtonLook;
  return (
    <button type="button" {...buttonLook(look, className)} {...button}>
      <ButtonWords {...look}>{children}</ButtonWords>
    </button>
  );
}

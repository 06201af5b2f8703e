/** Runs in the page: what is broken of it that can be seen without reading it. */
export function faultsOfLayout(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const broken = [...document.images].filter(
    (one) => one.complete && one.naturalWidth === 0 && one.currentSrc,
  );
  return [
    ...(scrollWidth > clientWidth ? [`it can be moved sideways by ${scrollWidth - clientWidth} px`] : []),
    ...broken.map((one) => `no picture at ${one.currentSrc}`),
    ...(document.title ? [] : ['it has no title']),
    ...(document.querySelector('nextjs-portal') ? ['an error is shown'] : []),
  ];
}

import { ShowcaseNotice } from '../../../_showcase/showcase-notice';

export function ShowcaseNotFound() {
  return <ShowcaseNotice state="NOT_FOUND" />;
}

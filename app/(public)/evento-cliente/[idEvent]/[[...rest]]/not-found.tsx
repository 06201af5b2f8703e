import { ShowcaseNotice } from '../../../_showcase/showcase-notice';

export default function ShowcaseNotFound() {
  return <ShowcaseNotice state="NOT_FOUND" />;
}

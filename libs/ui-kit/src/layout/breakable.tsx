import { Fragment } from 'react';
import type { ReactNode } from 'react';

/**
 * A text that may break at the places of a pattern, such as after an e-mail's @. What is copied is the text
 * alone.
 *
 * @param places an empty match where lines may break: `/(?<=@)/`
 */
export const breakable = (
  text: string,
  places: RegExp,
  draw: (part: string) => ReactNode = (part) => part,
): ReactNode =>
  text.split(places).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {draw(part)}
    </Fragment>
  ));

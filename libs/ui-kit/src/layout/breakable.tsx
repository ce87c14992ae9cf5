import { Fragment } from 'react';
import type { ReactNode } from 'react';

/**
 * Allows line breaks (<wbr>) in a text where a pattern matches, such as after an e-mail's @. The copied text
 * is unchanged. Each part is an element, as a browser that translates the page replaces text nodes.
 *
 * @param places matches the empty string where lines may break: `/(?<=@)/`
 */
export const breakable = (
  text: string,
  places: RegExp,
  draw: (part: string) => ReactNode = (part) => <span>{part}</span>,
): ReactNode =>
  text.split(places).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {draw(part)}
    </Fragment>
  ));

const SEVERAL = /^(?<head>postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?]*,[^/?]*)(?<tail>.*)$/;

/**
 * The servers that a URL names, each by a URL of its own: `postgres://a:5432,b:5432/laundry` are a primary
 * and its standby, as libpq writes them. One URL where there are not several.
 */
export function serversOf(url: string): readonly string[] {
  const { head = '', hosts = '', tail = '' } = SEVERAL.exec(url)?.groups ?? {};
  return hosts === '' ? [url] : hosts.split(',').map((host) => head + host.trim() + tail);
}

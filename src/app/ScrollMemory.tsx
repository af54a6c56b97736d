import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Restores the scroll position on Back, from memory: session storage may hold only four keys (product §3). The first
 * page stays where it is: a person may have scrolled it before the portal took over.
 */
export function ScrollMemory() {
  const { key, pathname, search } = useLocation();
  const step = new URLSearchParams(search).get('step');
  const isBack = useNavigationType() === NavigationType.Pop;
  const page = `${key} ${pathname}`; // typed addresses share one key
  const heights = useRef(new Map<string, number>());
  const isFirst = useRef(true);

  useEffect(() => {
    const seen = heights.current;
    if (!isFirst.current) window.scrollTo(0, isBack ? (seen.get(page) ?? 0) : 0);
    isFirst.current = false;
    const note = () => {
      seen.set(page, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- any other change of the query is the same page: it keeps its place
  }, [pathname, step]);
  return null;
}

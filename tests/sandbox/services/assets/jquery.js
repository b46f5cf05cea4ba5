// The part of jQuery that the mailing-list provider's script uses.
window.jQuery = window.$ = Object.assign(
  (selector) => {
    if (typeof selector === 'function') {
      selector(window.jQuery);
      return undefined;
    }
    const nodes = typeof selector === 'string' ? [...document.querySelectorAll(selector)] : [selector];
    const each = (visit) => {
      nodes.forEach(visit);
      return list;
    };
    const list = {
      length: nodes.length,
      get: (index) => nodes[index],
      on: (name, handler) => each((node) => node.addEventListener(name, handler)),
      addClass: (name) => each((node) => node.classList.add(name)),
      attr: (name, value) => each((node) => node.setAttribute(name, value)),
      html: (text) => each((node) => (node.innerHTML = text)),
      show: () => each((node) => node.removeAttribute('style')),
    };
    return list;
  },
  { fn: { jquery: '3.7.1' }, noConflict: () => window.jQuery },
);

// The booking provider's API script: FH.open, FH.close and, with autolightframe=yes, links that open the overlay.
// Like the vendor's it uses a <style>, style attributes and innerHTML.
(() => {
  if (window.FH) return;
  const address = new URL(document.currentScript.src);
  const { origin } = address;
  const isAutomatic = address.searchParams.get('autolightframe') === 'yes';
  const neverNavigates = address.searchParams.get('lightframe') === 'always';
  const css = `
    #fareharbor-lightframe{position:fixed;inset:0;z-index:2147483000}
    #fareharbor-lightframe-shade{position:absolute;inset:0;background:rgba(0,0,0,.6)}
    #fareharbor-lightframe-loading{position:absolute;inset:0;margin:auto;height:2em;text-align:center;color:#fff}
    #fareharbor-lightframe-iframe{position:absolute;inset:5% 10%;width:80%;height:90%;border:0;background:#fff}
    #fareharbor-lightframe-close{position:absolute;top:1%;right:2%;font-size:28px;color:#fff;background:none;border:0}`;
  let bodyStyle = null;

  function bookingAddress(options) {
    if (!options || !options.shortname) throw new Error('FH.open: shortname is required');
    const { view } = options;
    let path = `/embeds/book/${encodeURIComponent(options.shortname)}/items/`;
    if (view === 'all-availability') path += 'calendar/';
    else if (view && view.item) {
      path += `${Number(view.item)}/`;
      path += view.availability ? `availability/${Number(view.availability)}/book/` : 'calendar/';
    } else if (options.items && options.items.length) path += `${options.items.map(Number).join(',')}/`;

    const query = new URLSearchParams({ lightframe: 'yes' });
    if (options.fullItems)
      query.set('full-items', options.fullItems === true ? 'yes' : String(options.fullItems));
    const names = {
      flow: 'flow',
      asn: 'asn',
      asnRef: 'asn-ref',
      ref: 'ref',
      sheet: 'sheet',
      fallback: 'fallback',
    };
    for (const [option, parameter] of Object.entries(names)) {
      if (options[option] !== undefined && options[option] !== '')
        query.set(parameter, String(options[option]));
    }
    return `${origin}${path}?${query}`;
  }

  function show(href) {
    // On narrow screens the vendor navigates instead, except with lightframe=always.
    if (!neverNavigates && matchMedia('(max-width: 480px)').matches) {
      location.href = href;
      return true;
    }
    close();
    if (!document.getElementById('fareharbor-lightframe-style')) {
      const style = document.createElement('style');
      style.id = 'fareharbor-lightframe-style';
      style.textContent = css;
      document.head.appendChild(style);
    }
    const frame = document.createElement('div');
    frame.id = 'fareharbor-lightframe';
    frame.innerHTML =
      '<div id="fareharbor-lightframe-shade" style="cursor:pointer"></div>' +
      '<div id="fareharbor-lightframe-loading">Loading</div>' +
      '<iframe id="fareharbor-lightframe-iframe" title="Book online" allow="payment *"></iframe>' +
      '<button type="button" id="fareharbor-lightframe-close" aria-label="Close booking">&times;</button>';
    document.body.appendChild(frame);
    bodyStyle = document.body.getAttribute('style');
    document.body.setAttribute('style', `${bodyStyle || ''};overflow:hidden`);
    const iframe = frame.querySelector('iframe');
    iframe.addEventListener('load', () => frame.querySelector('#fareharbor-lightframe-loading')?.remove());
    iframe.src = href;
    frame.querySelector('#fareharbor-lightframe-shade').addEventListener('click', close);
    frame.querySelector('#fareharbor-lightframe-close').addEventListener('click', close);
    iframe.focus();
    return true;
  }

  function close() {
    const frame = document.getElementById('fareharbor-lightframe');
    if (!frame) return;
    frame.remove();
    if (bodyStyle === null) document.body.removeAttribute('style');
    else document.body.setAttribute('style', bodyStyle);
  }

  window.FH = { open: (options) => show(bookingAddress(options)), close };

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  window.addEventListener('message', (event) => {
    if (event.origin === origin && event.data === 'fareharbor-close') close();
  });

  if (!isAutomatic) return;
  document.addEventListener('click', (event) => {
    // Like the vendor's it cannot see links in shadow roots, whose host is the target.
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented) return;
    const target = new URL(link.href);
    if (target.origin !== origin || !target.pathname.startsWith('/embeds/')) return;
    if (target.searchParams.get('lightframe') === 'no') return;
    target.searchParams.set('lightframe', 'yes');
    if (show(target.href)) event.preventDefault();
  });
})();

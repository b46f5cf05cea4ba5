// Pages of the booking provider: close the lightframe, and the payment window that reports to its opener.
(() => {
  const byId = (id) => document.getElementById(id);

  const payment = byId('payment');
  const policy = document.featurePolicy;
  if (payment && policy) payment.textContent = policy.allowsFeature('payment') ? 'yes' : 'no';

  byId('pay')?.addEventListener('click', (event) => {
    const opened = window.open(event.currentTarget.dataset.href, 'pay', 'width=480,height=640');
    if (!opened) byId('outcome').textContent = 'The payment window was blocked.';
  });

  byId('confirm')?.addEventListener('click', () => {
    // Cross-origin isolation of the host page severs the opener.
    if (!window.opener) {
      document.body.append('The booking window was lost.');
      return;
    }
    window.opener.postMessage('paid', location.origin);
    // After the click has been handled.
    setTimeout(() => window.close(), 100);
  });

  window.addEventListener('message', (event) => {
    if (event.origin === location.origin && event.data === 'paid')
      byId('outcome').textContent = 'Booked. Thank you!';
  });

  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && window.parent !== window)
      window.parent.postMessage('fareharbor-close', '*');
  });
})();

// The mailing-list provider's validation script: finds its form in the document and sends it by JSONP.
(($) => {
  const form = $('#mc-embedded-subscribe-form');
  window.mc_validate_loaded = true;
  if (!form.length) return;
  form.attr('novalidate', 'novalidate');
  form.on('submit', (event) => {
    event.preventDefault();
    const sender = document.createElement('script');
    const address = new URL(event.currentTarget.action.replace('/post?', '/post-json?'));
    for (const [name, value] of new FormData(event.currentTarget)) address.searchParams.append(name, value);
    address.searchParams.set('c', 'mcValidateAnswer');
    sender.src = address.href;
    document.head.append(sender);
  });
  window.mcValidateAnswer = ({ result, msg }) => {
    $(`#mce-${result}-response`).html(msg);
    $(`#mce-${result}-response`).show();
  };
})(window.jQuery);

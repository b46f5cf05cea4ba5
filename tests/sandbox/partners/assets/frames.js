// As in README: a frame that says how tall it must be gets that height.
addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'cat-height') return;
  for (const frame of document.querySelectorAll('iframe[data-fits]'))
    if (frame.contentWindow === source) frame.style.height = `${data.height}px`;
});

export default 'Dear {{who}},\nwelcome.\n';

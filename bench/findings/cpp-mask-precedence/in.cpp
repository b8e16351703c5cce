// Which rights a user has on a document.
constexpr unsigned READ = 1, WRITE = 2, ADMIN = 4;

struct User {
    unsigned rights;
    bool active;
};

bool mayEdit(const User &user)
{
    if (!user.active)
        return false;
    if (user.rights & WRITE == 0)
        return false;
    return true;
}

int main()
{
    User guest{READ, true};
    return mayEdit(guest) ? 1 : 0;
}
